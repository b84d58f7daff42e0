import type { Locale } from 'shared-contracts';

interface MailWords {
  readonly subject: string;
  readonly text: string;
}

/** Mails about passwords; templates for `formatMessage`. */
export interface PasswordMailWords {
  /** `{name}`: the first name, `{username}`, `{minutes}`, `{link}`. */
  readonly link: MailWords;
  /** `{name}`, `{username}`. */
  readonly changed: MailWords;
}

export const passwordMailWords: Readonly<Record<Locale, PasswordMailWords>> = {
  en: {
    link: {
      subject: 'Choose a new password',
      text: `Hello {name},

somebody asked for a new password for your Punctual account, user name {username}. Choose it here within {minutes} minutes:

{link}

The link works once. If you did not ask for it, ignore this mail: your password stays as it is.`,
    },
    changed: {
      subject: 'Your password was changed',
      text: `Hello {name},

the password of your Punctual account, user name {username}, was changed, and all sessions have ended.

If you did not expect this, tell your administrator at once.`,
    },
  },
  de: {
    link: {
      subject: 'Neues Passwort wählen',
      text: `Guten Tag {name},

für Ihr Konto bei Punctual mit dem Benutzernamen {username} wurde ein neues Passwort angefordert. Wählen Sie es innerhalb von {minutes} Minuten hier:

{link}

Der Link gilt einmal. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.`,
    },
    changed: {
      subject: 'Ihr Passwort wurde geändert',
      text: `Guten Tag {name},

das Passwort Ihres Kontos bei Punctual mit dem Benutzernamen {username} wurde geändert, und alle Sitzungen sind beendet.

Wenn Sie das nicht erwartet haben, informieren Sie sofort Ihre Administration.`,
    },
  },
  es: {
    link: {
      subject: 'Elige una contraseña nueva',
      text: `Hola, {name}:

Alguien ha pedido una contraseña nueva para tu cuenta de Punctual, con el nombre de usuario {username}. Elígela aquí en un plazo de {minutes} minutos:

{link}

El enlace sirve una sola vez. Si no lo has pedido, ignora este correo: tu contraseña no cambia.`,
    },
    changed: {
      subject: 'Se ha cambiado tu contraseña',
      text: `Hola, {name}:

Se ha cambiado la contraseña de tu cuenta de Punctual, con el nombre de usuario {username}, y todas las sesiones han terminado.

Si no lo esperabas, avisa enseguida al administrador.`,
    },
  },
  th: {
    link: {
      subject: 'ตั้งรหัสผ่านใหม่',
      text: `สวัสดี {name}

มีผู้ขอรหัสผ่านใหม่สำหรับบัญชี Punctual ของคุณ ชื่อผู้ใช้ {username} โปรดตั้งรหัสผ่านที่นี่ภายใน {minutes} นาที:

{link}

ลิงก์นี้ใช้ได้ครั้งเดียว หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านของคุณยังเหมือนเดิม`,
    },
    changed: {
      subject: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว',
      text: `สวัสดี {name}

รหัสผ่านของบัญชี Punctual ของคุณ ชื่อผู้ใช้ {username} ถูกเปลี่ยน และเซสชันทั้งหมดสิ้นสุดลงแล้ว

หากคุณไม่ได้คาดไว้ โปรดแจ้งผู้ดูแลระบบทันที`,
    },
  },
};
