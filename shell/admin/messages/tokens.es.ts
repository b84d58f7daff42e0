import type { TokenMessages } from './tokens.en.ts';

export const tokens: TokenMessages = {
  'admin.tokens': 'Tokens de publicación',
  'admin.about.tokens': 'Equipos que publican un remoto',
  'admin.tokens.about':
    'Con un token un equipo publica su propio remoto por HTTP. No necesita nada más de esta instalación; el servidor firma.',
  'admin.tokens.none': 'Ningún equipo tiene todavía un token.',
  'admin.tokens.new': 'Nuevo token',
  'admin.tokens.make': 'Crear token',
  'admin.tokens.remote': 'Remoto',
  'admin.tokens.remote.hint': 'El único remoto para el que sirve, como remote-payroll',
  'admin.tokens.name': 'Para quién',
  'admin.tokens.name.hint':
    'Así figura en el historial de publicaciones, como el equipo o su pipeline',
  'admin.tokens.fault.remote': 'Introduzca un nombre como remote-payroll.',
  'admin.tokens.ready': 'El token está listo',
  'admin.tokens.once': 'Solo se muestra esta vez: guárdelo donde el equipo guarda sus secretos.',
  'admin.tokens.how': 'Publique así con él:',
  'admin.tokens.copy': 'Copiar token',
  'admin.tokens.copied': 'El token está copiado.',
  'admin.tokens.done': 'Listo',
  'admin.tokens.end': 'Finalizar',
  'admin.tokens.end.title': '¿Finalizar el token de {name}?',
  'admin.tokens.end.text': 'Nadie publicará {remote} con él. Lo publicado permanece.',
  'admin.tokens.isEnded': 'El token de {name} ha finalizado.',
  'admin.tokens.made': 'Creado por {by}',
  'admin.tokens.unused': 'Nunca usado',
  'admin.tokens.used': 'Último uso {when}',
  'admin.tokens.endedBy': 'Finalizado por {by}',
};
