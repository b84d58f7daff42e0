import type { NotificationMessages } from '../LocaleMessages.ts';

export const notifications: NotificationMessages = {
  notifications: {
    TIME_APPROVED: {
      heading: 'Tiempo aprobado',
      body: '{manager} aprobó su tiempo del {date}, {range}.',
      linkText: 'Ver tiempo',
    },
    TIME_REJECTED: {
      heading: 'Tiempo rechazado',
      body: '{manager} rechazó su tiempo del {date}, {range}. Revíselo, por favor.',
      linkText: 'Revisar tiempo',
    },
    TIME_REOPENED: {
      heading: 'Tiempo reabierto',
      body: '{manager} reabrió su tiempo del {date}, {range}. Espera de nuevo una decisión.',
      linkText: 'Ver tiempo',
    },
    TIME_ADDED: {
      heading: 'Tiempo añadido',
      body: '{manager} añadió tiempo para usted el {date}, {range}.',
      linkText: 'Ver tiempo',
    },
    TIME_EDITED: {
      heading: 'Tiempo editado',
      body: '{manager} editó su tiempo del {date}. Ahora es {range}.',
      linkText: 'Ver tiempo',
    },
    MISSED_CLOCK_IN: {
      heading: 'Entrada sin registrar',
      body: 'Inicio previsto de su turno: {date}, {time}. Aún no hay ninguna entrada registrada.',
      linkText: 'Ir al reloj',
    },
    MISSED_CLOCK_OUT: {
      heading: 'Salida sin registrar',
      body: 'Su entrada está registrada desde el {date}, {time}. Aún no hay ninguna salida registrada.',
      linkText: 'Ir al reloj',
    },
    AUTO_CLOCKED_OUT: {
      heading: 'Salida registrada automáticamente',
      body: 'Faltaba su salida, por lo que se registró el fin previsto: {date}, {time}. Corríjalo si se fue a otra hora.',
      linkText: 'Revisar tiempo',
    },
    MISSED_BREAK: {
      heading: 'Sin descanso todavía',
      body: 'Trabaja sin descanso desde el {date}, {time}.',
      linkText: 'Ir al reloj',
    },
    BREAK_NOT_ENDED: {
      heading: 'Descanso sin terminar',
      body: 'Su descanso está en curso desde el {date}, {time}. Termínelo cuando vuelva al trabajo.',
      linkText: 'Ir al reloj',
    },
    DELETION_APPROVED: {
      heading: 'Eliminación aprobada',
      body: '{manager} aprobó la eliminación de su tiempo del {date}, {range}. Ya está eliminado.',
      linkText: 'Ver mi historial',
    },
    DELETION_REJECTED: {
      heading: 'Eliminación rechazada',
      body: '{manager} rechazó la eliminación de su tiempo del {date}, {range}. Sigue como estaba.',
      linkText: 'Ver tiempo',
    },
    DELETION_REQUESTED: {
      heading: 'Eliminación solicitada',
      body: '{employee} solicita eliminar el tiempo del {date}, {range}.',
      linkText: 'Revisar',
    },
    SCHEDULE_CHANGED: {
      heading: 'Horario modificado',
      body: 'Se ha modificado su horario: {what}',
      linkText: 'Ver horario',
    },
    REPORT_READY: {
      heading: 'Informe listo',
      body: 'Su informe del {startDate} al {endDate} está listo.',
      linkText: 'Descargar',
    },
    REPORT_FAILED: {
      heading: 'Informe no disponible',
      body: 'Su informe del {startDate} al {endDate} no se pudo crear. Solicítelo de nuevo.',
      linkText: 'Ir al tiempo de empleados',
    },
    PIN_GIVEN: {
      heading: 'Nuevo PIN para terminales',
      body: '{manager} le dio un PIN nuevo para los terminales. El anterior ya no sirve. Elija el suyo en los ajustes.',
      linkText: 'Elegir un PIN',
    },
    TERMINAL_SILENT: {
      heading: 'Terminal sin señal',
      body: '{terminal} se vio por última vez el {date} a las {time}. Está apagado o no tiene conexión. Los fichajes guardados allí llegan más tarde.',
      linkText: 'Ver terminales',
    },
    TERMINAL_KEEPS: {
      heading: 'El terminal guarda fichajes',
      body: '{terminal} guarda fichajes desde el {date}, {time}, y no puede enviarlos: ahora {count}.',
      linkText: 'Ver terminales',
    },
    TERMINAL_CLOCK_OFF: {
      heading: 'Terminal con la hora mal',
      body: 'El reloj de {terminal} se desvía {duration}. El terminal muestra la hora del servidor; sincronice el reloj del dispositivo por la red.',
      linkText: 'Ver terminales',
    },
  },
  severalNotifications: {
    TIME_APPROVED: {
      heading: '{count} tiempos aprobados',
      body: '{manager} aprobó sus tiempos: {dates}.',
      linkText: 'Ver tiempos',
    },
    TIME_REJECTED: {
      heading: '{count} tiempos rechazados',
      body: '{manager} rechazó sus tiempos, revíselos, por favor: {dates}.',
      linkText: 'Revisar tiempos',
    },
    TIME_REOPENED: {
      heading: '{count} tiempos reabiertos',
      body: '{manager} reabrió sus tiempos. Esperan de nuevo una decisión: {dates}.',
      linkText: 'Ver tiempos',
    },
    TIME_ADDED: {
      heading: '{count} tiempos añadidos',
      body: '{manager} añadió tiempos para usted: {dates}.',
      linkText: 'Ver tiempos',
    },
    TIME_EDITED: {
      heading: '{count} tiempos editados',
      body: '{manager} editó sus tiempos: {dates}.',
      linkText: 'Ver tiempos',
    },
    DELETION_APPROVED: {
      heading: '{count} eliminaciones aprobadas',
      body: '{manager} aprobó la eliminación de sus tiempos. Ya están eliminados: {dates}.',
      linkText: 'Ver mi historial',
    },
    DELETION_REJECTED: {
      heading: '{count} eliminaciones rechazadas',
      body: '{manager} rechazó la eliminación de sus tiempos. Siguen como estaban: {dates}.',
      linkText: 'Ver tiempos',
    },
  },
};
