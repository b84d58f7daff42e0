import type { Locale } from 'shared-contracts';

/** The words of a card, in the language of its person. */
export interface CardWords {
  readonly greeting: (company: string) => string;
  readonly about: string;
  readonly username: string;
  readonly code: string;
  readonly pin: string;
  readonly number: string;
  readonly steps: readonly [string, string, string];
  readonly atTerminal: string;
  readonly until: (day: string) => string;
  readonly keep: string;
  readonly qr: string;
}

/** All languages at once: one sheet can have cards in each of them. */
export const cardWords: Readonly<Record<Locale, CardWords>> = {
  en: {
    greeting: (company) => `Welcome to ${company}`,
    about: 'Clock in and out, see your hours and your schedule on your phone.',
    username: 'User name',
    code: 'Code',
    pin: 'PIN for the terminal',
    number: 'Employee number',
    steps: ['Scan the QR code with your phone.', 'Enter the code.', 'Choose your own password.'],
    atTerminal: 'At the terminal you clock with your employee number and your PIN.',
    until: (day) => `The code is valid until ${day}, for one log-in.`,
    keep: 'Keep this card to yourself.',
    qr: 'Log in',
  },
  de: {
    greeting: (company) => `Willkommen bei ${company}`,
    about: 'Stempeln Sie mit dem Telefon, und sehen Sie Ihre Zeiten und Ihren Dienstplan.',
    username: 'Benutzername',
    code: 'Code',
    pin: 'PIN fürs Terminal',
    number: 'Personalnummer',
    steps: ['QR-Code mit dem Telefon scannen.', 'Code eingeben.', 'Ein eigenes Passwort wählen.'],
    atTerminal: 'Am Terminal stempeln Sie mit Personalnummer und PIN.',
    until: (day) => `Der Code gilt bis ${day}, für eine Anmeldung.`,
    keep: 'Geben Sie diese Karte nicht weiter.',
    qr: 'Anmelden',
  },
  es: {
    greeting: (company) => `Te damos la bienvenida a ${company}`,
    about: 'Ficha con tu teléfono y consulta tus horas y tu horario.',
    username: 'Nombre de usuario',
    code: 'Código',
    pin: 'PIN del terminal',
    number: 'Número de empleado',
    steps: [
      'Escanea el código QR con tu teléfono.',
      'Introduce el código.',
      'Elige tu propia contraseña.',
    ],
    atTerminal: 'En el terminal fichas con tu número de empleado y tu PIN.',
    until: (day) => `El código vale hasta el ${day}, para un inicio de sesión.`,
    keep: 'No des esta tarjeta a nadie.',
    qr: 'Iniciar sesión',
  },
  th: {
    greeting: (company) => `ยินดีต้อนรับสู่ ${company}`,
    about: 'ลงเวลาเข้าออก ดูชั่วโมงทำงานและตารางงานได้ที่โทรศัพท์ของคุณ',
    username: 'ชื่อผู้ใช้',
    code: 'รหัส',
    pin: 'PIN สำหรับเครื่องลงเวลา',
    number: 'รหัสพนักงาน',
    steps: ['สแกนคิวอาร์โค้ดด้วยโทรศัพท์', 'ป้อนรหัส', 'ตั้งรหัสผ่านของคุณเอง'],
    atTerminal: 'ที่เครื่องลงเวลา ใช้รหัสพนักงานและ PIN',
    until: (day) => `รหัสใช้ได้ถึง ${day} สำหรับเข้าสู่ระบบหนึ่งครั้ง`,
    keep: 'โปรดเก็บบัตรนี้ไว้กับตัว',
    qr: 'เข้าสู่ระบบ',
  },
};
