import { fold } from 'shared-contracts';

export type Role = 'employee' | 'manager' | 'administrator';

const words: Readonly<Record<Role, readonly string[]>> = {
  employee: [
    ...['employee', 'member', 'staff', 'user', 'worker', 'team member', 'mitarbeiter', 'benutzer'],
    ...[
      'mitarbeiterin',
      'mitarbeitende',
      'mitarbeitende person',
      'empleado',
      'empleada',
      'usuario',
    ],
    ...['พนักงาน', 'สมาชิก', 'ผู้ใช้'],
  ],
  manager: [
    ...['manager', 'supervisor', 'location manager', 'team lead', 'approver', 'führungskraft'],
    ...['vorgesetzte', 'vorgesetzter', 'teamleitung', 'jefe', 'jefa', 'responsable', 'supervisora'],
    ...['gerente', 'ผู้จัดการ', 'หัวหน้า', 'หัวหน้างาน'],
  ],
  administrator: [
    ...['admin', 'administrator', 'system administrator', 'owner', 'administratorin', 'inhaber'],
    ...['administrador', 'administradora', 'propietario', 'ผู้ดูแลระบบ', 'ผู้ดูแล', 'เจ้าของ'],
  ],
};

const roles = ['employee', 'manager', 'administrator'] as const;
const byWords = new Map(
  roles.flatMap((role) => words[role].map((name) => [fold(name), role] as const)),
);

/** Null for a word that is no role. */
export function readRole(text: string): Role | null {
  return byWords.get(fold(text)) ?? null;
}
