import type { ReportMessages } from './en.ts';

export const messages: ReportMessages = {
  'report.title': 'Informe de horarios',
  'report.from': 'Desde',
  'report.to': 'Hasta',
  'report.required': 'Este campo es obligatorio.',
  'report.endBeforeStart': 'El fin no puede ser anterior al inicio.',
  'report.weeks': 'Semanas completas: {range}',
  'report.groups': 'Solo personas de: {names}',
  'report.costCenter': 'Centro de coste',
  'report.breakSheetsByWeek': 'Una hoja por semana',
  'report.generate': 'Generar',
  'report.cancel': 'Cancelar',
  'report.sending': 'Se está creando el informe.',
  'report.confirm': '¿Generar este informe?',
  'report.confirm.text': 'Horarios planificados, {range}.',
  'report.done': 'El informe se ha descargado.',
  'report.later':
    'Este informe tarda más. Lo recibirás por correo y una notificación te avisará cuando esté listo.',
  'report.failed': 'El informe no se pudo crear',
  'report.failed.text': 'No se ha cambiado nada. Inténtalo de nuevo en un momento.',
};
