const mark = (employeeId: number) => `punctual.waiting.${employeeId}`;

/** Remembers in this browser that punches of somebody wait on the device, across visits. */
export const waitingMark = {
  isSet: (employeeId: number): boolean => localStorage.getItem(mark(employeeId)) !== null,
  set: (employeeId: number): void => localStorage.setItem(mark(employeeId), '1'),
  clear: (employeeId: number): void => localStorage.removeItem(mark(employeeId)),
};
