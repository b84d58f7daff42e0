import type { NotificationMessages } from '../LocaleMessages.ts';

export const notifications: NotificationMessages = {
  notifications: {
    TIME_APPROVED: {
      heading: 'Tiempo aprobado',
      body: '{manager} aprobó tu tiempo del {date}, {range}.',
      linkText: 'Ver tiempo',
    },
    TIME_REJECTED: {
      heading: 'Tiempo rechazado',
      body: '{manager} rechazó tu tiempo del {date}, {range}. Revísalo, por favor.',
      linkText: 'Revisar tiempo',
    },
    TIME_REOPENED: {
      heading: 'Tiempo reabierto',
      body: '{manager} reabrió tu tiempo del {date}, {range}. Vuelve a estar pendiente de decisión.',
      linkText: 'Ver tiempo',
    },
    TIME_ADDED: {
      heading: 'Tiempo añadido',
      body: '{manager} añadió tiempo para ti el {date}, {range}.',
      linkText: 'Ver tiempo',
    },
    TIME_EDITED: {
      heading: 'Tiempo editado',
      body: '{manager} editó tu tiempo del {date}. Ahora es {range}.',
      linkText: 'Ver tiempo',
    },
    MISSED_CLOCK_IN: {
      heading: 'Entrada sin fichar',
      body: 'Inicio previsto de tu turno: {date}, {time}. Aún no has fichado la entrada.',
      linkText: 'Ir al reloj',
    },
    MISSED_CLOCK_OUT: {
      heading: 'Salida sin fichar',
      body: 'Fichaste la entrada el {date}, {time}. Aún no has fichado la salida.',
      linkText: 'Ir al reloj',
    },
    AUTO_CLOCKED_OUT: {
      heading: 'Salida fichada automáticamente',
      body: 'Faltaba tu salida, por lo que se registró el fin previsto: {date}, {time}. Corrígelo si te fuiste a otra hora.',
      linkText: 'Revisar tiempo',
    },
    MISSED_BREAK: {
      heading: 'Sin pausa todavía',
      body: 'Llevas trabajando sin pausa desde el {date}, {time}.',
      linkText: 'Ir al reloj',
    },
    BREAK_NOT_ENDED: {
      heading: 'Todavía en pausa',
      body: 'Tu pausa está en curso desde el {date}, {time}. Termínala cuando vuelvas al trabajo.',
      linkText: 'Ir al reloj',
    },
    DELETION_APPROVED: {
      heading: 'Eliminación aprobada',
      body: '{manager} aprobó la eliminación de tu tiempo del {date}, {range}. Ya está eliminado.',
      linkText: 'Ver mi historial',
    },
    DELETION_REJECTED: {
      heading: 'Eliminación rechazada',
      body: '{manager} rechazó la eliminación de tu tiempo del {date}, {range}. Sigue como estaba.',
      linkText: 'Ver tiempo',
    },
    DELETION_REQUESTED: {
      heading: 'Eliminación solicitada',
      body: '{employee} solicita eliminar el tiempo del {date}, {range}.',
      linkText: 'Revisar',
    },
    SCHEDULE_CHANGED: {
      heading: 'Horario modificado',
      body: 'Se ha modificado tu horario: {what}',
      linkText: 'Ver horario',
    },
    REPORT_READY: {
      heading: 'Informe listo',
      body: 'Tu informe del {startDate} al {endDate} está listo.',
      linkText: 'Descargar',
    },
    REPORT_FAILED: {
      heading: 'Informe no disponible',
      body: 'Tu informe del {startDate} al {endDate} no se pudo crear. Solicítalo de nuevo.',
      linkText: 'Ir al tiempo de empleados',
    },
    PASSWORD_GIVEN: {
      heading: 'Contraseña de un solo uso',
      body: '{manager} te dio una contraseña de un solo uso. La anterior ya no sirve y tus sesiones han terminado. Si no la pediste, avisa a un administrador.',
      linkText: 'Abrir los ajustes',
    },
    PIN_GIVEN: {
      heading: 'Nuevo PIN para terminales',
      body: '{manager} te dio un PIN nuevo para los terminales. El anterior ya no sirve. Elige el tuyo en los ajustes.',
      linkText: 'Elegir un PIN',
    },
    TERMINAL_SILENT: {
      heading: 'Terminal sin señal',
      body: 'La última señal de {terminal} fue el {date} a las {time}. Está apagado o no tiene conexión. Los fichajes guardados allí llegan más tarde.',
      linkText: 'Ver terminales',
    },
    TERMINAL_KEEPS: {
      heading: 'El terminal guarda fichajes',
      body: '{terminal} guarda fichajes desde el {date}, {time}, y no puede enviarlos: ahora {count}.',
      linkText: 'Ver terminales',
    },
    TERMINAL_CLOCK_OFF: {
      heading: 'Terminal con la hora mal',
      body: 'El reloj de {terminal} se desvía {duration}. El terminal muestra la hora del servidor; sincroniza el reloj del dispositivo por la red.',
      linkText: 'Ver terminales',
    },
  },
  severalNotifications: {
    TIME_APPROVED: {
      heading: '{count} tiempos aprobados',
      body: '{manager} aprobó tus tiempos: {dates}.',
      linkText: 'Ver tiempos',
    },
    TIME_REJECTED: {
      heading: '{count} tiempos rechazados',
      body: '{manager} rechazó tus tiempos, revísalos, por favor: {dates}.',
      linkText: 'Revisar tiempos',
    },
    TIME_REOPENED: {
      heading: '{count} tiempos reabiertos',
      body: '{manager} reabrió tus tiempos. Vuelven a estar pendientes de decisión: {dates}.',
      linkText: 'Ver tiempos',
    },
    TIME_ADDED: {
      heading: '{count} tiempos añadidos',
      body: '{manager} añadió tiempos para ti: {dates}.',
      linkText: 'Ver tiempos',
    },
    TIME_EDITED: {
      heading: '{count} tiempos editados',
      body: '{manager} editó tus tiempos: {dates}.',
      linkText: 'Ver tiempos',
    },
    DELETION_APPROVED: {
      heading: '{count} eliminaciones aprobadas',
      body: '{manager} aprobó la eliminación de tus tiempos. Ya están eliminados: {dates}.',
      linkText: 'Ver mi historial',
    },
    DELETION_REJECTED: {
      heading: '{count} eliminaciones rechazadas',
      body: '{manager} rechazó la eliminación de tus tiempos. Siguen como estaban: {dates}.',
      linkText: 'Ver tiempos',
    },
  },
};
