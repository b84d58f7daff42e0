import type { ConnectionsMessages } from './en.ts';

export const messages: ConnectionsMessages = {
  'connections.tasks': 'สิ่งที่ต้องทำ',
  'connections.tasks.failed': 'ไม่สามารถแสดงสิ่งที่ต้องทำได้ในขณะนี้',
  'connections.task.NO_JOB': '{count, number} คนยังไม่มีตำแหน่งงานและลงเวลาไม่ได้: {names}',
  'connections.task.UNKNOWN_VALUE':
    '{count, number} คนไม่มีตำแหน่งงาน เพราะค่าจากไดเรกทอรีไม่มีในรายการด้านล่าง: {names}',
  'connections.task.UNKNOWN_TIME_ZONE':
    '{count, number} คนมีเขตเวลาในไดเรกทอรีที่ไม่มีอยู่จริง: {names}',
  'connections.task.UNKNOWN_COST_CENTER':
    '{count, number} คนมีศูนย์ต้นทุนในไดเรกทอรีที่ไม่มีในระบบนี้: {names}',
  'connections.task.ADMINISTRATOR':
    'ผู้ดูแลระบบ {count, number} คนไม่เปลี่ยนตามไดเรกทอรี โปรดเปลี่ยนตำแหน่งงานด้วยตนเอง: {names}',
  'connections.task.REFUSED':
    'ตำแหน่งงาน {count, number} รายการเปลี่ยนตามไดเรกทอรีไม่ได้: {names}',
  'connections.task.MANAGER_MISSING':
    '{count, number} คนมีหัวหน้างานที่ยังไม่อยู่ในระบบ: {names}',
  'connections.task.MANAGER_WITHOUT_RIGHT':
    '{count, number} คนมีหัวหน้างานที่ไม่มีสิทธิ์อนุมัติเวลา: {names}',
  'connections.task.OWN_MANAGER':
    '{count, number} คนเป็นหัวหน้างานของตนเองในไดเรกทอรี: {names}',
  'connections.task.values': 'ไดเรกทอรีระบุว่า: {values}',
  'connections.names': '{names}, …',

  'connections.title': 'ระบบที่เชื่อมต่อ',
  'connections.failed': 'ไม่สามารถแสดงการเชื่อมต่อได้ในขณะนี้',
  'connections.kind.HR_SYSTEM': 'ระบบ HR',
  'connections.kind.DIRECTORY': 'ไดเรกทอรี',
  'connections.kind.WEBHOOKS': 'เว็บฮุก',
  'connections.kind.SIGN_ON': 'การลงชื่อเข้าใช้ครั้งเดียว',
  'connections.kind.MAIL': 'อีเมล',
  'connections.system.SUCCESSFACTORS': 'SAP SuccessFactors',
  'connections.system.SIMULATED': 'ระบบจำลอง',
  'connections.system.SCIM': 'SCIM',
  'connections.system.WEBHOOKS': 'เว็บฮุก {count, number} รายการ',
  'connections.system.SAML': 'SAML',
  'connections.system.OPENID': 'OpenID Connect',
  'connections.system.SMTP': 'SMTP',
  'connections.system.FILES': 'ไฟล์บนเซิร์ฟเวอร์',
  'connections.state.OFF': 'ไม่ได้เชื่อมต่อ',
  'connections.state.WORKING': 'ทำงานปกติ',
  'connections.state.WAITING': 'กำลังรอ',
  'connections.state.FAILING': 'ต้องตรวจสอบ',
  'connections.off.HR_SYSTEM':
    'เวลาที่อนุมัติแล้วรออยู่ที่นี่ ผู้ดูแลเซิร์ฟเวอร์เชื่อมต่อระบบ HR ด้วย HR_SYSTEM: “The external HR system” ใน docs/guides/operators.md',
  'connections.off.DIRECTORY':
    'บัญชีถูกสร้างจากไฟล์ ผู้ดูแลระบบสร้างโทเค็นได้ที่ ผู้ดูแลระบบ, ไดเรกทอรี: docs/guides/scim.md',
  'connections.off.WEBHOOKS':
    'ไม่มีระบบอื่นได้รับแจ้งการเปลี่ยนแปลง ผู้ดูแลระบบเพิ่มได้ที่ ผู้ดูแลระบบ, เว็บฮุก: docs/guides/webhooks.md',
  'connections.off.SIGN_ON':
    'พนักงานเข้าสู่ระบบด้วยรหัสผ่าน ผู้ดูแลเซิร์ฟเวอร์เชื่อมต่อผู้ให้บริการ: docs/guides/sign-on.md',
  'connections.off.MAIL':
    'อีเมลถูกเก็บเป็นไฟล์บนเซิร์ฟเวอร์ ผู้ดูแลเซิร์ฟเวอร์เชื่อมต่อเซิร์ฟเวอร์อีเมลด้วย SMTP_URL: “Mail” ใน docs/guides/operators.md',
  'connections.waiting': 'รออยู่ {count, number} รายการ',
  'connections.given': 'เลิกส่งแล้ว {count, number} รายการ',
  'connections.most': '1000 รายการขึ้นไป',
  'connections.used': 'ใช้ล่าสุด {when}',
  'connections.unused': 'ยังไม่เคยใช้',
  'connections.last': 'ข้อผิดพลาดล่าสุด {when}:',
  'connections.lastOf': 'ข้อผิดพลาดล่าสุดของ “{name}” {when}:',
  'connections.now': 'ผิดพลาดอยู่ขณะนี้:',
  'connections.nowOf': 'ผิดพลาดอยู่ขณะนี้ “{name}”:',
  'connections.ends': 'สิ้นสุด {when}:',
  'connections.failure.HR_UNREACHABLE':
    'ระบบ HR ไม่ตอบสนอง ระบบจะลองใหม่อีกหลายชั่วโมง หากยังเป็นอยู่ ผู้ดูแลเซิร์ฟเวอร์ควรตรวจสอบที่อยู่และเครือข่าย',
  'connections.failure.HR_BUSY': 'ระบบ HR ขอให้รอ ระบบจะลองใหม่',
  'connections.failure.HR_UNKNOWN_PERSON':
    'ระบบ HR ไม่รู้จักพนักงานคนนี้ โปรดสร้างในระบบนั้น แล้วให้หัวหน้างานส่งรายการอีกครั้ง',
  'connections.failure.HR_UNKNOWN_SCHEDULE':
    'ระบบ HR ไม่รู้จักตารางงานนี้ โปรดสร้างด้วยรหัสเดียวกัน แล้วส่งตารางงานอีกครั้ง',
  'connections.failure.HR_OTHER_DAY':
    'ระบบ HR นับรายการนี้เป็นวันอื่น โปรดแก้ไขรายการแล้วส่งอีกครั้ง',
  'connections.failure.HR_REFUSED':
    'ระบบ HR ไม่รับรายการ เหตุผลแสดงอยู่ที่รายการ โปรดแก้ไขแล้วส่งอีกครั้ง',
  'connections.failure.TOKEN_ENDED':
    'ไม่มีโทเค็นที่ใช้ได้แล้ว ไดเรกทอรีจึงถูกปฏิเสธ โปรดสร้างใหม่ที่ ผู้ดูแลระบบ, ไดเรกทอรี',
  'connections.failure.TOKEN_ENDS_SOON':
    'โทเค็นสุดท้ายจะหมดอายุ โปรดสร้างใหม่ก่อนที่ ผู้ดูแลระบบ, ไดเรกทอรี',
  'connections.failure.DIRECTORY_REFUSED':
    'คำขอของไดเรกทอรีถูกปฏิเสธ เช่น ชื่อผู้ใช้ใหม่ของผู้ดูแลระบบ บันทึกของไดเรกทอรีระบุไว้',
  'connections.failure.WEBHOOK_ANSWERED':
    'ผู้รับตอบกลับ {status} โปรดดูบันทึกของผู้รับ แล้วส่งอีกครั้งที่ ผู้ดูแลระบบ, เว็บฮุก',
  'connections.failure.WEBHOOK_REDIRECTED':
    'ผู้รับนำไปยังที่อยู่อื่นซึ่งระบบไม่ตามไป โปรดใส่ที่อยู่สุดท้าย',
  'connections.failure.WEBHOOK_GONE':
    'ผู้รับไม่ต้องการข้อมูลอีก (410) เว็บฮุกจึงถูกปิด โปรดลบหรือเปิดใหม่',
  'connections.failure.WEBHOOK_TOO_LONG':
    'ผู้รับไม่ตอบภายใน 10 วินาที ควรตอบก่อนแล้วจึงทำงาน',
  'connections.failure.WEBHOOK_UNREACHABLE':
    'ติดต่อผู้รับไม่ได้ โปรดตรวจสอบที่อยู่และเครือข่าย ระบบจะลองใหม่',
  'connections.failure.WEBHOOK_BROKEN': 'การเชื่อมต่อกับผู้รับขาดหาย ระบบจะลองใหม่',
  'connections.failure.WEBHOOK_CERTIFICATE':
    'ใบรับรองของผู้รับไม่น่าเชื่อถือ โปรดต่ออายุ หรือเพิ่มผู้ออกใบรับรองบนเซิร์ฟเวอร์',
  'connections.failure.WEBHOOK_ADDRESS':
    'ที่อยู่นำไปยังเครือข่ายส่วนตัวที่เซิร์ฟเวอร์ไม่อนุญาต (WEBHOOK_NETWORKS)',
  'connections.failure.SIGN_ON_REFUSED':
    'การลงชื่อเข้าใช้ครั้งเดียวถูกปฏิเสธ บันทึกความปลอดภัยมีเหตุผล: “When it does not work” ใน docs/guides/sign-on.md',
  'connections.failure.MAIL_REFUSED':
    'เซิร์ฟเวอร์อีเมลไม่รับอีเมล ระบบจะลองใหม่หนึ่งสัปดาห์ บันทึกของเซิร์ฟเวอร์มีรหัส',

  'mapping.title': 'ตำแหน่งงานจากไดเรกทอรี',
  'mapping.about':
    'คนใหม่ในไดเรกทอรีได้ตำแหน่งงานตามการจับคู่นี้ การย้ายและการลาออกมีผลตั้งแต่วันที่ไดเรกทอรีแจ้ง ข้อมูลในอดีตคงเดิม',
  'mapping.failed': 'ไม่สามารถแสดงการจับคู่ได้ในขณะนี้',
  'mapping.saved': 'บันทึกโดย {name} {when}',
  'mapping.delivered':
    '{count, plural, =0 {ยังไม่มีไดเรกทอรีส่งข้อมูลใคร} other {ไดเรกทอรีส่งข้อมูลแล้ว # คน}}',
  'mapping.unready':
    'ตำแหน่งงานต้องมีตำแหน่งและโปรไฟล์ประเภทเวลา โปรดนำเข้าด้วยไฟล์บริษัทก่อน',
  'mapping.isOn': 'สร้างตำแหน่งงานจากไดเรกทอรี',
  'mapping.attribute': 'ค่าที่ใช้ตัดสิน',
  'mapping.attribute.department': 'แผนก',
  'mapping.attribute.division': 'ฝ่าย',
  'mapping.attribute.organization': 'องค์กร',
  'mapping.attribute.costCenter': 'ศูนย์ต้นทุน',
  'mapping.attribute.title': 'ชื่อตำแหน่ง',
  'mapping.attribute.timezone': 'เขตเวลา',
  'mapping.attribute.manager': 'หัวหน้างาน',
  'mapping.entries': 'ความหมายของค่า',
  'mapping.entries.none': 'ยังไม่มีค่าใดในรายการ',
  'mapping.open': '{count, number} คนมาพร้อมกับ “{value}”',
  'mapping.add': 'เพิ่มค่า',
  'mapping.addThis': 'เพิ่ม “{value}”',
  'mapping.edit': 'แก้ไข “{value}”',
  'mapping.remove': 'นำ “{value}” ออก',
  'mapping.otherwise': 'ค่าอื่นได้ตำแหน่งงานด้วย',
  'mapping.otherwise.edit': 'แก้ไขค่าอื่น',
  'mapping.otherwise.none': 'คนที่มีค่าอื่นจะเป็นสิ่งที่คุณต้องทำ',
  'mapping.otherwise.title': 'ค่าอื่นทั้งหมด',
  'mapping.everybody': 'สำหรับทุกคน',
  'mapping.timeZone': 'เขตเวลา',
  'mapping.usesTimeZone': 'ใช้เขตเวลาของไดเรกทอรีก่อน',
  'mapping.usesCostCenter': 'ใช้ศูนย์ต้นทุนของไดเรกทอรีก่อน',
  'mapping.country': 'ประเทศ สองตัวอักษร',
  'mapping.company': 'นิติบุคคล',
  'mapping.profile': 'ประเภทเวลา',
  'mapping.calendar': 'วันหยุดนักขัตฤกษ์',
  'mapping.variant': 'วิธีบันทึกเวลา',
  'mapping.variant.CLOCK': 'ตามเวลาเข้าออก',
  'mapping.variant.DURATION': 'ตามระยะเวลา',
  'mapping.rights': 'สิ่งที่ทำได้',
  'mapping.right.CAPTURE_TIME': 'ลงเวลาเข้าและออก',
  'mapping.right.VIEW_TIME': 'ดูเวลาของตนเอง',
  'mapping.right.ADD_TIME': 'เพิ่มเวลาด้วยตนเอง',
  'mapping.right.CAPTURE_CALL_BACK': 'ลงเวลาเมื่อถูกเรียกเข้างาน',
  'mapping.right.APPROVE_TIME': 'อนุมัติเวลาของพนักงานในความดูแล',
  'mapping.schedulesFrom': 'ตารางเริ่มวันที่ 1 ใน',
  'mapping.managerBy': 'ไดเรกทอรีระบุหัวหน้างานด้วย',
  'mapping.managerBy.SCIM_ID': 'รหัสของเซิร์ฟเวอร์นี้ (ปกติ)',
  'mapping.managerBy.EXTERNAL_ID': 'รหัสภายนอก',
  'mapping.managerBy.EMPLOYEE_NUMBER': 'รหัสพนักงาน',
  'mapping.place.value': 'ค่าในไดเรกทอรี',
  'mapping.place.position': 'ตำแหน่ง',
  'mapping.place.sites': 'สถานที่ที่ลงเวลาได้',
  'mapping.place.sites.none': 'ทุกที่: ไม่ได้เลือกสถานที่ทำงาน',
  'mapping.place.costCenter': 'ศูนย์ต้นทุน',
  'mapping.place.schedule': 'ตารางงาน',
  'mapping.place.zone': 'เขตเวลา หากต่างออกไป',
  'mapping.place.approves': 'อนุมัติเวลาของพนักงานในความดูแล',
  'mapping.place.done': 'เสร็จ',
  'mapping.cancel': 'ยกเลิก',
  'mapping.fault.empty': 'โปรดกรอกข้อมูลนี้',
  'mapping.fault.taken': 'ค่านี้มีในรายการแล้ว',
  'mapping.fault.country': 'ตัวพิมพ์ใหญ่สองตัว เช่น TH',
  'mapping.fault.zone': 'โปรดเลือกเขตเวลาจากรายการ',
  'mapping.save': 'บันทึก',
  'mapping.discard': 'ยกเลิกการแก้ไข',
  'mapping.isSaved': 'บันทึกแล้ว ตำแหน่งงานจะถูกสร้างภายในครึ่งนาที',
  'mapping.isSavedOff': 'บันทึกแล้ว จะไม่สร้างตำแหน่งงานขณะที่ปิดอยู่',
  'mapping.notSaved': 'ยังไม่ได้บันทึก',
  'mapping.readAgain': 'เปิดอีกครั้ง',

  'trial.try': 'ลองกับคนใหม่ล่าสุด',
  'trial.title': 'ผลทดลองกับ {name}',
  'trial.about': 'ส่งมาเมื่อ {when} โดย {directory} ไม่มีการบันทึกใด ๆ',
  'trial.aboutNobody': 'ส่งมาเมื่อ {when} ไม่มีการบันทึกใด ๆ',
  'trial.none': 'ยังไม่มีไดเรกทอรีส่งข้อมูลใคร',
  'trial.failed': 'การทดลองไม่สำเร็จ',
  'trial.says': 'ไดเรกทอรีระบุ',
  'trial.saysNothing': 'ไม่มีข้อมูลตำแหน่งงาน',
  'trial.makes': 'ผลลัพธ์',
  'trial.JOB': 'ได้ตำแหน่งงานนี้และลงเวลาได้',
  'trial.TASK': 'ไม่ได้ตำแหน่งงาน',
  'trial.KEPT': 'คงตำแหน่งงานที่ไม่ได้มาจากไดเรกทอรี',
  'trial.LEFT': 'ลาออกแล้ว: บัญชีถูกปิด',
  'trial.task.UNKNOWN_VALUE': '“{value}” ไม่มีในรายการ และค่าอื่นไม่ได้ตำแหน่งงาน',
  'trial.task.noValue': 'ไดเรกทอรีไม่ได้ระบุ และค่าอื่นไม่ได้ตำแหน่งงาน',
  'trial.task.UNKNOWN_TIME_ZONE': 'ไม่มีเขตเวลา “{value}”',
  'trial.task.UNKNOWN_COST_CENTER': 'ไม่มีศูนย์ต้นทุน “{value}”',
  'trial.task.ADMINISTRATOR': 'ผู้ดูแลระบบไม่เปลี่ยนตามไดเรกทอรี',
  'trial.task.MANAGER_MISSING': 'หัวหน้างานยังไม่อยู่ในระบบ และจะเชื่อมโยงเมื่อมาถึง',
  'trial.task.MANAGER_WITHOUT_RIGHT': 'หัวหน้างานยังไม่มีสิทธิ์อนุมัติเวลา',
  'trial.task.OWN_MANAGER': 'ไดเรกทอรีระบุว่าเป็นหัวหน้างานของตนเอง',
  'trial.task.other': 'เหตุผลอยู่ด้านล่าง',
  'trial.description': 'ชื่องาน',
  'trial.position': 'ตำแหน่ง',
  'trial.sites': 'สถานที่ทำงาน',
  'trial.from': 'ตั้งแต่',
  'trial.rights': 'ทำได้',
  'trial.manager': 'หัวหน้างาน',
  'trial.nothing': 'ไม่มี',
};
