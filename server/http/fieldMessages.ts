import type { Locale } from 'shared-contracts';
import type { Fault } from '../calls/refusal.ts';

/** The faults of fields, for people. */
export const fieldMessages: Readonly<Record<Locale, Readonly<Record<Fault, string>>>> = {
  en: {
    required: 'This field is required.',
    unknown: 'This field does not exist.',
    type: 'This is not the right kind of value.',
    format: 'This does not have the right format.',
    invisible: 'Nothing can be seen of this. Enter at least one letter, digit or sign.',
    range: 'This value is outside its bounds.',
    length: 'This is too short or too long.',
    choice: 'This is not one of the choices.',
    combination: 'These fields do not go together.',
    unchanged: 'This is the same as before.',
    guessable:
      "This is soon guessed: it is common, or made of your name or the company's. Several words that do not belong together are better.",
    address:
      'This is no web address, or it has a user name or password in it. Use one such as https://example.com/punctual.',
    https: 'The address has to begin with https: http is for the machine of the server alone.',
    network:
      'This address is in a private network. Nothing is sent there unless the setting WEBHOOK_NETWORKS of the server allows it.',
    breakStartInShift: 'The break begins outside the shift.',
    breakEndInShift: 'The break ends after the shift.',
    endOfBreakAfterStart: 'The break ends before it begins.',
  },
  de: {
    required: 'Dieses Feld ist erforderlich.',
    unknown: 'Dieses Feld gibt es nicht.',
    type: 'Dieser Wert hat nicht die richtige Art.',
    format: 'Das Format stimmt nicht.',
    invisible:
      'Davon ist nichts zu sehen. Geben Sie mindestens einen Buchstaben, eine Ziffer oder ein Zeichen ein.',
    range: 'Dieser Wert liegt außerhalb der Grenzen.',
    length: 'Das ist zu kurz oder zu lang.',
    choice: 'Das steht nicht zur Auswahl.',
    combination: 'Diese Felder passen nicht zusammen.',
    unchanged: 'Das ist dasselbe wie zuvor.',
    guessable:
      'Das ist schnell erraten: Es ist verbreitet oder besteht aus Ihrem Namen oder dem des Unternehmens. Besser sind mehrere Wörter, die nicht zusammengehören.',
    address:
      'Das ist keine Webadresse, oder es steht ein Benutzername oder Passwort darin. Verwenden Sie eine wie https://example.com/punctual.',
    https: 'Die Adresse muss mit https beginnen: http geht nur auf dem Rechner des Servers selbst.',
    network:
      'Diese Adresse liegt in einem privaten Netz. Dorthin wird nur gesendet, wenn die Einstellung WEBHOOK_NETWORKS des Servers es erlaubt.',
    breakStartInShift: 'Die Pause beginnt außerhalb der Schicht.',
    breakEndInShift: 'Die Pause endet nach der Schicht.',
    endOfBreakAfterStart: 'Die Pause endet, bevor sie beginnt.',
  },
  es: {
    required: 'Este campo es obligatorio.',
    unknown: 'Este campo no existe.',
    type: 'El tipo de valor no es correcto.',
    format: 'El formato no es correcto.',
    invisible: 'Aquí no se ve nada. Introduce al menos una letra, una cifra o un signo.',
    range: 'El valor está fuera de los límites.',
    length: 'Es demasiado corto o demasiado largo.',
    choice: 'No es una de las opciones.',
    combination: 'Estos campos no son compatibles.',
    unchanged: 'Es lo mismo que antes.',
    guessable:
      'Se adivina pronto: es común o está hecha con tu nombre o el de la empresa. Es mejor usar varias palabras que no tengan que ver entre sí.',
    address:
      'No es una dirección web, o contiene un usuario o una contraseña. Usa una como https://example.com/punctual.',
    https:
      'La dirección tiene que empezar por https: http es solo para la máquina del propio servidor.',
    network:
      'Esta dirección está en una red privada. No se envía nada allí si el ajuste WEBHOOK_NETWORKS del servidor no lo permite.',
    breakStartInShift: 'La pausa empieza fuera del turno.',
    breakEndInShift: 'La pausa termina después del turno.',
    endOfBreakAfterStart: 'La pausa termina antes de empezar.',
  },
  th: {
    required: 'จำเป็นต้องกรอกช่องนี้',
    unknown: 'ไม่มีช่องนี้',
    type: 'ชนิดของค่าไม่ถูกต้อง',
    format: 'รูปแบบไม่ถูกต้อง',
    invisible: 'มองไม่เห็นข้อความนี้ โปรดใส่ตัวอักษร ตัวเลข หรือเครื่องหมายอย่างน้อยหนึ่งตัว',
    range: 'ค่าอยู่นอกขอบเขต',
    length: 'สั้นหรือยาวเกินไป',
    choice: 'ไม่อยู่ในตัวเลือก',
    combination: 'ช่องเหล่านี้ใช้ร่วมกันไม่ได้',
    unchanged: 'เหมือนกับของเดิม',
    guessable: 'เดาได้ง่าย: ใช้กันทั่วไป หรือประกอบด้วยชื่อของคุณหรือชื่อบริษัท ควรใช้หลายคำที่ไม่เกี่ยวข้องกัน',
    address: 'นี่ไม่ใช่ที่อยู่เว็บ หรือมีชื่อผู้ใช้หรือรหัสผ่านอยู่ในที่อยู่ โปรดใช้ที่อยู่เช่น https://example.com/punctual',
    https: 'ที่อยู่ต้องขึ้นต้นด้วย https ส่วน http ใช้ได้เฉพาะบนเครื่องของเซิร์ฟเวอร์เอง',
    network:
      'ที่อยู่นี้อยู่ในเครือข่ายส่วนตัว ระบบจะไม่ส่งข้อมูลไปที่นั่น เว้นแต่การตั้งค่า WEBHOOK_NETWORKS ของเซิร์ฟเวอร์จะอนุญาต',
    breakStartInShift: 'เวลาพักเริ่มนอกกะ',
    breakEndInShift: 'เวลาพักสิ้นสุดหลังกะ',
    endOfBreakAfterStart: 'เวลาพักสิ้นสุดก่อนเริ่ม',
  },
};
