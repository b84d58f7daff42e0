import type { messages as english } from './en.ts';

export const messages: Record<keyof typeof english, string> = {
  'managers.view': 'Vista',
  'managers.view.MANAGED': 'Por persona',
  'managers.view.MANAGERS': 'Por responsable',
  'managers.manager': 'Responsable',
  'managers.managed': 'Personas a cargo',
  'managers.manages': '{count, plural, =0 {Nadie} one {# empleo} other {# empleos}}',
  'managers.none': 'Nadie puede aprobar tiempo todavía',
  'managers.none.text': 'Traspasa un empleo a alguien: recibe el derecho a aprobar tiempo.',
  'managers.managed.none': 'Aquí no hay nadie a cargo',
  'managers.managed.none.text':
    'Todos los empleos de esta lista tienen responsable, o no hay ninguno.',
  'managers.gap.now': 'Nadie aprueba',
  'managers.gap': 'Nadie aprueba a partir del {date}',
  'managers.overlap.now': 'Varios responsables a la vez',
  'managers.overlap': 'Varios responsables a la vez a partir del {date}',
  'managers.gaps':
    '{count, plural, one {A partir del {date} nadie aprueba para # empleo.} other {A partir del {date} nadie aprueba para # empleos.}}',
  'managers.handOver': 'Traspasar',
  'managers.handOver.title':
    '{count, plural, one {Traspasar a un responsable} other {Traspasar # empleos a un responsable}}',
  'managers.handOver.submit': '{count, plural, one {Traspasar} other {Traspasar # empleos}}',
  'managers.saved':
    '{count, plural, one {{name} es responsable de # empleo} other {{name} es responsable de # empleos}}',
  'managers.showAll': 'Mostrar también a quienes aún no pueden aprobar',
  'managers.right': '{name} aún no puede aprobar tiempo. Al guardar recibe el derecho a aprobarlo.',
  'managers.right.meaning': '{name} recibe el derecho a aprobar tiempo.',
  'managers.own': '{name} no es responsable de su propio empleo: queda como está.',
  'managers.meaning':
    '{count, plural, one {A partir del {date} {name} decide sobre el tiempo de # empleo.} other {A partir del {date} {name} decide sobre el tiempo de # empleos.}}',
  'managers.meaning.nothing': '{name} ya es responsable en esos días.',
  'managers.until': 'Hasta',
  'managers.instead': 'Responsables actuales',
  'managers.instead.ALL': 'Todos terminan el día antes',
  'managers.instead.NOBODY': 'Siguen siendo responsables también',
  'managers.instead.MANAGER': 'Solo {name} termina el día antes',
  'managers.end': 'Terminar',
  'managers.end.title':
    '{count, plural, one {Terminar la responsabilidad de un empleo} other {Terminar la responsabilidad de # empleos}}',
  'managers.end.of':
    '{count, plural, one {{name} deja de ser responsable de un empleo} other {{name} deja de ser responsable de # empleos}}',
  'managers.end.submit': '{count, plural, one {Terminar} other {Terminar # empleos}}',
  'managers.end.saved':
    '{count, plural, one {La responsabilidad de # empleo termina el {date}} other {La responsabilidad de # empleos termina el {date}}}',
  'managers.end.nothing': 'Después de este día no hay ningún responsable.',
  'managers.lastDay': 'Último día como responsable',
};
