import type { NotificationMessages } from '../LocaleMessages.ts';

export const notifications: NotificationMessages = {
  notifications: {
    TIME_APPROVED: {
      heading: 'อนุมัติเวลาแล้ว',
      body: '{manager} อนุมัติเวลาของคุณวันที่ {date} ช่วง {range}',
      linkText: 'ดูเวลา',
    },
    TIME_REJECTED: {
      heading: 'เวลาไม่ได้รับอนุมัติ',
      body: '{manager} ไม่อนุมัติเวลาของคุณวันที่ {date} ช่วง {range} โปรดตรวจสอบ',
      linkText: 'ตรวจสอบเวลา',
    },
    TIME_REOPENED: {
      heading: 'เปิดเวลาใหม่แล้ว',
      body: '{manager} เปิดเวลาของคุณวันที่ {date} ช่วง {range} ใหม่ และกำลังรอการพิจารณาอีกครั้ง',
      linkText: 'ดูเวลา',
    },
    TIME_ADDED: {
      heading: 'เพิ่มเวลาแล้ว',
      body: '{manager} เพิ่มเวลาให้คุณวันที่ {date} ช่วง {range}',
      linkText: 'ดูเวลา',
    },
    TIME_EDITED: {
      heading: 'แก้ไขเวลาแล้ว',
      body: '{manager} แก้ไขเวลาของคุณวันที่ {date} ขณะนี้เป็น {range}',
      linkText: 'ดูเวลา',
    },
    MISSED_CLOCK_IN: {
      heading: 'ยังไม่ได้ลงเวลาเข้า',
      body: 'กะของคุณวันที่ {date} กำหนดเริ่มเวลา {time} แต่ยังไม่มีการลงเวลาเข้า',
      linkText: 'ไปที่หน้าลงเวลา',
    },
    MISSED_CLOCK_OUT: {
      heading: 'ยังไม่ได้ลงเวลาออก',
      body: 'คุณลงเวลาเข้าตั้งแต่วันที่ {date} เวลา {time} และยังไม่มีการลงเวลาออก',
      linkText: 'ไปที่หน้าลงเวลา',
    },
    AUTO_CLOCKED_OUT: {
      heading: 'ระบบลงเวลาออกให้แล้ว',
      body: 'ไม่พบการลงเวลาออกของคุณ ระบบจึงบันทึกเวลาเลิกงานตามตาราง คือวันที่ {date} เวลา {time} หากคุณออกเวลาอื่น โปรดแก้ไข',
      linkText: 'ตรวจสอบเวลา',
    },
    MISSED_BREAK: {
      heading: 'ยังไม่ได้พัก',
      body: 'คุณทำงานโดยไม่ได้พักตั้งแต่วันที่ {date} เวลา {time}',
      linkText: 'ไปที่หน้าลงเวลา',
    },
    BREAK_NOT_ENDED: {
      heading: 'ยังพักอยู่',
      body: 'คุณเริ่มพักตั้งแต่วันที่ {date} เวลา {time} โปรดสิ้นสุดการพักเมื่อกลับมาทำงาน',
      linkText: 'ไปที่หน้าลงเวลา',
    },
    DELETION_APPROVED: {
      heading: 'อนุมัติการลบแล้ว',
      body: '{manager} อนุมัติการลบเวลาของคุณวันที่ {date} ช่วง {range} รายการนี้ถูกลบแล้ว',
      linkText: 'ดูประวัติเวลาของฉัน',
    },
    DELETION_REJECTED: {
      heading: 'ไม่อนุมัติการลบ',
      body: '{manager} ไม่อนุมัติการลบเวลาของคุณวันที่ {date} ช่วง {range} รายการนี้คงไว้ตามเดิม',
      linkText: 'ดูเวลา',
    },
    DELETION_REQUESTED: {
      heading: 'มีคำขอลบเวลา',
      body: '{employee} ขอลบเวลาวันที่ {date} ช่วง {range}',
      linkText: 'ตรวจสอบ',
    },
    SCHEDULE_CHANGED: {
      heading: 'ตารางงานมีการเปลี่ยนแปลง',
      body: 'ตารางงานของคุณมีการเปลี่ยนแปลง: {what}',
      linkText: 'ดูตารางงาน',
    },
    REPORT_READY: {
      heading: 'รายงานพร้อมแล้ว',
      body: 'รายงานของคุณตั้งแต่ {startDate} ถึง {endDate} พร้อมแล้ว',
      linkText: 'ดาวน์โหลด',
    },
    REPORT_FAILED: {
      heading: 'สร้างรายงานไม่สำเร็จ',
      body: 'สร้างรายงานตั้งแต่ {startDate} ถึง {endDate} ไม่สำเร็จ โปรดขอใหม่อีกครั้ง',
      linkText: 'ไปที่เวลาของพนักงาน',
    },
    PASSWORD_GIVEN: {
      heading: 'รหัสผ่านแบบใช้ครั้งเดียว',
      body: '{manager} ให้รหัสผ่านแบบใช้ครั้งเดียวแก่คุณ รหัสผ่านเดิมใช้ไม่ได้แล้ว และเซสชันของคุณสิ้นสุดลง หากคุณไม่ได้ขอ โปรดแจ้งผู้ดูแลระบบ',
      linkText: 'เปิดการตั้งค่า',
    },
    PIN_GIVEN: {
      heading: 'PIN ใหม่สำหรับเครื่องลงเวลา',
      body: '{manager} ให้ PIN ใหม่สำหรับเครื่องลงเวลาแก่คุณ PIN เดิมใช้ไม่ได้แล้ว โปรดตั้ง PIN ของคุณเองในการตั้งค่า',
      linkText: 'ตั้ง PIN',
    },
    TERMINAL_SILENT: {
      heading: 'เครื่องลงเวลาขาดการติดต่อ',
      body: '{terminal} ติดต่อครั้งล่าสุดเมื่อ {date} เวลา {time} เครื่องปิดอยู่หรือไม่มีการเชื่อมต่อ การลงเวลาที่เก็บไว้ในเครื่องจะมาถึงภายหลัง',
      linkText: 'ดูเครื่องลงเวลา',
    },
    TERMINAL_KEEPS: {
      heading: 'เครื่องลงเวลาเก็บรายการค้างไว้',
      body: '{terminal} เก็บการลงเวลาไว้ตั้งแต่ {date} เวลา {time} และยังส่งไม่ได้ ขณะนี้มี {count} รายการ',
      linkText: 'ดูเครื่องลงเวลา',
    },
    TERMINAL_CLOCK_OFF: {
      heading: 'นาฬิกาของเครื่องลงเวลาไม่ตรง',
      body: 'นาฬิกาของ {terminal} คลาดเคลื่อน {duration} เครื่องแสดงเวลาของเซิร์ฟเวอร์ โปรดให้อุปกรณ์ตั้งเวลาจากเครือข่าย',
      linkText: 'ดูเครื่องลงเวลา',
    },
  },
  severalNotifications: {
    TIME_APPROVED: {
      heading: 'อนุมัติเวลาแล้ว {count} รายการ',
      body: '{manager} อนุมัติเวลาของคุณวันที่ {dates}',
      linkText: 'ดูรายการเวลา',
    },
    TIME_REJECTED: {
      heading: 'เวลาไม่ได้รับอนุมัติ {count} รายการ',
      body: '{manager} ไม่อนุมัติเวลาของคุณวันที่ {dates} โปรดตรวจสอบ',
      linkText: 'ตรวจสอบรายการเวลา',
    },
    TIME_REOPENED: {
      heading: 'เปิดเวลาใหม่ {count} รายการ',
      body: '{manager} เปิดเวลาของคุณวันที่ {dates} ใหม่ และกำลังรอการพิจารณาอีกครั้ง',
      linkText: 'ดูรายการเวลา',
    },
    TIME_ADDED: {
      heading: 'เพิ่มเวลาแล้ว {count} รายการ',
      body: '{manager} เพิ่มเวลาให้คุณวันที่ {dates}',
      linkText: 'ดูรายการเวลา',
    },
    TIME_EDITED: {
      heading: 'แก้ไขเวลาแล้ว {count} รายการ',
      body: '{manager} แก้ไขเวลาของคุณวันที่ {dates}',
      linkText: 'ดูรายการเวลา',
    },
    DELETION_APPROVED: {
      heading: 'อนุมัติการลบแล้ว {count} รายการ',
      body: '{manager} อนุมัติการลบเวลาของคุณวันที่ {dates} รายการเหล่านี้ถูกลบแล้ว',
      linkText: 'ดูประวัติเวลาของฉัน',
    },
    DELETION_REJECTED: {
      heading: 'การลบไม่ได้รับอนุมัติ {count} รายการ',
      body: '{manager} ไม่อนุมัติการลบเวลาของคุณวันที่ {dates} รายการเหล่านี้คงไว้ตามเดิม',
      linkText: 'ดูรายการเวลา',
    },
  },
};
