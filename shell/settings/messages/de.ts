import type { PinMessages } from './en.ts';

export const messages: PinMessages = {
  'pin.title': 'PIN für Terminals',
  'pin.none': 'Sie haben noch keine PIN.',
  'pin.chosen': 'Sie haben sie am {day} gewählt.',
  'pin.given': 'Sie wurde Ihnen am {day} gegeben. Bitte wählen Sie eine eigene.',
  'pin.how':
    'An einem gemeinsamen Terminal stempeln Sie mit Ihrer Personalnummer {number} und dieser PIN.',
  'pin.choose': 'PIN wählen',
  'pin.change': 'PIN ändern',
  'pin.new': 'Neue PIN',
  'pin.hint': '4 bis 8 Ziffern, aber nicht wie 1234, 7777, 1212 oder eine Jahreszahl',
  'pin.digits': 'Bitte verwenden Sie 4 bis 8 Ziffern.',
  'pin.changed': 'Ihre PIN ist gespeichert.',
  'pin.guessed-first': 'Diese wird zuerst erraten. Bitte wählen Sie eine andere.',
};
