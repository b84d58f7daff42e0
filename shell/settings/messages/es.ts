import type { PinMessages } from './en.ts';

export const messages: PinMessages = {
  'pin.title': 'PIN para terminales',
  'pin.none': 'Todavía no tiene PIN.',
  'pin.chosen': 'Lo eligió usted el {day}.',
  'pin.given': 'Se lo asignaron el {day}. Elija uno propio.',
  'pin.how': 'En un terminal compartido se ficha con su número de empleado {number} y este PIN.',
  'pin.choose': 'Elegir PIN',
  'pin.change': 'Cambiar PIN',
  'pin.new': 'PIN nuevo',
  'pin.hint': 'De 4 a 8 cifras, pero no como 1234, 7777, 1212 o un año',
  'pin.digits': 'Use de 4 a 8 cifras.',
  'pin.changed': 'Su PIN se ha guardado.',
  'pin.guessed-first': 'Este es de los primeros que se adivinan. Elija otro.',
};
