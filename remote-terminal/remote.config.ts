import type { RemoteDescription } from 'shared-contracts';

export const description = {
  name: 'remote-terminal',
  routes: [
    {
      name: 'TerminalLogin',
      path: '/terminal-login',
      module: './TerminalLogin',
      title: {
        en: 'Terminal log-in',
        de: 'Terminal-Anmeldung',
        es: 'Acceso del terminal',
        th: 'เข้าสู่ระบบเครื่องลงเวลา',
      },
      access: { session: 'public', features: ['TERMINAL'] },
      chrome: 'bare',
    },
    {
      name: 'FaceLoginTerminal',
      path: '/face-login-terminal',
      module: './Waiting',
      title: { en: 'Terminal', de: 'Terminal', es: 'Terminal', th: 'เครื่องลงเวลา' },
      access: { session: 'terminal', features: ['TERMINAL'] },
      chrome: 'bare',
    },
  ],
  operations: [
    'logInTerminal',
    'getTerminalSession',
    'logOutTerminal',
    'identifyByPin',
    'identifyByBadge',
    'punchAtTerminal',
    'endTerminalDialog',
  ],
  hasStart: false,
} as const satisfies RemoteDescription;

export const modules = {
  './TerminalLogin': './log-in/view/TerminalLoginPage.tsx',
  './Waiting': './wall/view/WallPage.tsx',
} as const;
