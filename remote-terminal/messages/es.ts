import type { TerminalMessages } from './en.ts';

export const messages: TerminalMessages = {
  'terminal.logIn.title': 'Iniciar este terminal',
  'terminal.logIn.text': 'Queda iniciado para todos los que fichan aquí.',
  'terminal.logIn.terminalId': 'Identificador del terminal',
  'terminal.logIn.password': 'Contraseña',
  'terminal.logIn.submit': 'Iniciar',
  'terminal.logIn.other': 'Iniciar sesión como persona',
  'terminal.required': 'Rellene este campo.',
  'terminal.connected': 'Conectado',
  'terminal.notConnected': 'Sin conexión',
  'terminal.logOut': 'Cerrar este terminal',
  'terminal.leave.title': '¿Cerrar este terminal?',
  'terminal.leave.text': 'Nadie podrá fichar aquí hasta que se inicie de nuevo.',
  'terminal.leave.confirm': 'Cerrar',
};
