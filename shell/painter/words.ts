import type { Locale } from 'shared-contracts';

/**
 * The painter's messages; equal to those of shell and clock (`words.test.ts` here and
 * `paintedWords.test.ts` of the tooling).
 */
interface PaintedWords {
  readonly clockIn: string;
  readonly clockOut: string;
  readonly clockedIn: string;
  readonly onBreak: string;
  /** With `{time}`. */
  readonly worked: string;
  readonly clockedInSince: string;
  readonly onBreakSince: string;
  readonly work: string;
  readonly team: string;
  /** With `{number}`. */
  readonly employee: string;
  readonly settings: string;
  readonly admin: string;
  readonly about: string;
  readonly logOut: string;
  readonly more: string;
  readonly logIn: string;
  readonly username: string;
  readonly password: string;
  readonly forgotten: string;
  readonly saving: string;
  readonly required: string;
  readonly terminalTitle: string;
  readonly terminalText: string;
  readonly terminalId: string;
  readonly signIn: string;
  readonly asPerson: string;
}

export const words: Readonly<Record<Locale, PaintedWords>> = {
  en: {
    clockIn: 'Clock in',
    clockOut: 'Clock out',
    clockedIn: 'Clocked in',
    onBreak: 'On break',
    worked: '{time} worked',
    clockedInSince: 'Clocked in since {time}',
    onBreakSince: 'On break since {time}',
    work: 'My work',
    team: 'My team',
    employee: 'Employee {number}',
    settings: 'Settings',
    admin: 'Developer admin',
    about: 'About',
    logOut: 'Log out',
    more: 'More',
    logIn: 'Log in',
    username: 'User name',
    password: 'Password',
    forgotten: 'Forgotten your password?',
    saving: 'Pressed at {time}. Saving…',
    required: 'Please fill this in.',
    terminalTitle: 'Sign this terminal in',
    terminalText: 'It stays signed in for everybody who clocks here.',
    terminalId: 'Terminal id',
    signIn: 'Sign in',
    asPerson: 'Log in as a person',
  },
  de: {
    clockIn: 'Einstempeln',
    clockOut: 'Ausstempeln',
    clockedIn: 'Eingestempelt',
    onBreak: 'In der Pause',
    worked: '{time} gearbeitet',
    clockedInSince: 'Eingestempelt seit {time}',
    onBreakSince: 'In der Pause seit {time}',
    work: 'Meine Arbeit',
    team: 'Mein Team',
    employee: 'Personalnummer {number}',
    settings: 'Einstellungen',
    admin: 'Entwicklerverwaltung',
    about: 'Info',
    logOut: 'Abmelden',
    more: 'Mehr',
    logIn: 'Anmelden',
    username: 'Benutzername',
    password: 'Passwort',
    forgotten: 'Passwort vergessen?',
    saving: 'Um {time} gedrückt. Wird gespeichert…',
    required: 'Bitte füllen Sie dieses Feld aus.',
    terminalTitle: 'Dieses Terminal anmelden',
    terminalText: 'Es bleibt für alle angemeldet, die hier stempeln.',
    terminalId: 'Terminal-ID',
    signIn: 'Anmelden',
    asPerson: 'Als Person anmelden',
  },
  es: {
    clockIn: 'Fichar entrada',
    clockOut: 'Fichar salida',
    clockedIn: 'Fichado',
    onBreak: 'En pausa',
    worked: '{time} de trabajo',
    clockedInSince: 'Fichado desde las {time}',
    onBreakSince: 'En pausa desde las {time}',
    work: 'Mi trabajo',
    team: 'Mi equipo',
    employee: 'Empleado {number}',
    settings: 'Ajustes',
    admin: 'Administración técnica',
    about: 'Acerca de',
    logOut: 'Cerrar sesión',
    more: 'Más',
    logIn: 'Iniciar sesión',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    forgotten: '¿Has olvidado la contraseña?',
    saving: 'Pulsado a las {time}. Guardando…',
    required: 'Rellena este campo.',
    terminalTitle: 'Iniciar sesión en este terminal',
    terminalText: 'La sesión queda abierta para todas las personas que fichan aquí.',
    terminalId: 'Identificador del terminal',
    signIn: 'Iniciar sesión',
    asPerson: 'Iniciar sesión como persona',
  },
  th: {
    clockIn: 'ลงเวลาเข้า',
    clockOut: 'ลงเวลาออก',
    clockedIn: 'กำลังทำงาน',
    onBreak: 'กำลังพัก',
    worked: 'ทำงานแล้ว {time}',
    clockedInSince: 'ทำงานตั้งแต่ {time}',
    onBreakSince: 'พักตั้งแต่ {time}',
    work: 'งานของฉัน',
    team: 'ทีมของฉัน',
    employee: 'รหัสพนักงาน {number}',
    settings: 'การตั้งค่า',
    admin: 'ผู้ดูแลระบบ',
    about: 'เกี่ยวกับ',
    logOut: 'ออกจากระบบ',
    more: 'เพิ่มเติม',
    logIn: 'เข้าสู่ระบบ',
    username: 'ชื่อผู้ใช้',
    password: 'รหัสผ่าน',
    forgotten: 'ลืมรหัสผ่านหรือไม่',
    saving: 'กดเมื่อ {time} กำลังบันทึก…',
    required: 'โปรดกรอกช่องนี้',
    terminalTitle: 'เข้าสู่ระบบเครื่องลงเวลานี้',
    terminalText: 'เครื่องนี้จะเข้าสู่ระบบค้างไว้สำหรับทุกคนที่ลงเวลาที่นี่',
    terminalId: 'รหัสเครื่อง',
    signIn: 'เข้าสู่ระบบ',
    asPerson: 'เข้าสู่ระบบเป็นบุคคล',
  },
};
