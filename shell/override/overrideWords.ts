import type { Locale } from 'shared-contracts';

interface OverrideWords {
  readonly question: string;
  readonly text: string;
  readonly without: string;
  readonly run: string;
  readonly from: (remote: string, origin: string) => string;
  readonly silent: (remote: string, origin: string) => string;
  readonly end: string;
  readonly compile: string;
  readonly threw: string;
  readonly hide: string;
}

/** The messages about overrides, in the chunk that uses them. */
export const overrideWords: Readonly<Record<Locale, OverrideWords>> = {
  en: {
    question: 'Run a program from this computer?',
    text: 'A link asks Punctual to take a part of itself from this computer instead of the released one. That program can do here all that you can do. Only go on if you are developing it.',
    without: 'Open Punctual without it',
    run: 'Run it',
    from: (remote, origin) => `${remote} from ${origin}`,
    silent: (remote, origin) => `${remote}: nothing answers at ${origin}`,
    end: 'End',
    compile: 'It does not compile',
    threw: 'It failed in this page',
    hide: 'Hide',
  },
  de: {
    question: 'Programm von diesem Computer ausführen?',
    text: 'Ein Link verlangt, dass Punctual einen seiner Teile von diesem Computer lädt statt des freigegebenen. Dieses Programm kann hier alles tun, was Sie tun können. Fahren Sie nur fort, wenn Sie es entwickeln.',
    without: 'Punctual ohne das Programm öffnen',
    run: 'Ausführen',
    from: (remote, origin) => `${remote} von ${origin}`,
    silent: (remote, origin) => `${remote}: Unter ${origin} antwortet nichts`,
    end: 'Beenden',
    compile: 'Es lässt sich nicht übersetzen',
    threw: 'Es ist auf dieser Seite gescheitert',
    hide: 'Ausblenden',
  },
  es: {
    question: '¿Ejecutar un programa de este equipo?',
    text: 'Un enlace pide que Punctual cargue una de sus partes desde este equipo en lugar de la publicada. Ese programa puede hacer aquí todo lo que tú puedes hacer. Continúa solo si lo estás desarrollando.',
    without: 'Abrir Punctual sin él',
    run: 'Ejecutar',
    from: (remote, origin) => `${remote} desde ${origin}`,
    silent: (remote, origin) => `${remote}: nada responde en ${origin}`,
    end: 'Terminar',
    compile: 'No se puede compilar',
    threw: 'Ha fallado en esta página',
    hide: 'Ocultar',
  },
  th: {
    question: 'เรียกใช้โปรแกรมจากคอมพิวเตอร์เครื่องนี้หรือไม่',
    text: 'ลิงก์ขอให้ Punctual โหลดส่วนหนึ่งจากคอมพิวเตอร์เครื่องนี้แทนส่วนที่เผยแพร่แล้ว โปรแกรมนั้นทำได้ทุกอย่างที่คุณทำได้ที่นี่ โปรดดำเนินการต่อเฉพาะเมื่อคุณกำลังพัฒนาโปรแกรมนี้',
    without: 'เปิด Punctual โดยไม่ใช้โปรแกรมนั้น',
    run: 'เรียกใช้',
    from: (remote, origin) => `${remote} จาก ${origin}`,
    silent: (remote, origin) => `${remote}: ไม่มีการตอบกลับที่ ${origin}`,
    end: 'สิ้นสุด',
    compile: 'คอมไพล์ไม่ได้',
    threw: 'เกิดข้อผิดพลาดในหน้านี้',
    hide: 'ซ่อน',
  },
};
