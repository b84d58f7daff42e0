-- A company small enough to keep in mind; ids as in testCompany.ts, the password is "punctual".
insert into company
  (id, name, license_name, license_expiry, pay_cycle_start, pay_cycle_duration, pay_cycle_unit, theme,
   locales, default_approval_statuses)
values
  (1, 'Harbour', 'Harbour Ltd', '2027-12-31', '2026-01-05', 14, 'DAYS', '{"primary": "#0f6c5c"}',
   '{en,de,th}', '{PENDING,REJECTED}');

insert into geofence (id, code, name, latitude, longitude, radius) values
  (1001, 'harbour', 'Harbour', 53.54, 9.98, 150),
  (1002, 'dock', 'Dock 3', 53.53, 9.95, 80);
insert into position (id, code, description) values
  (1001, 'nurse', 'Nurse'), (1002, 'head-nurse', 'Head nurse'), (1003, 'porter', 'Porter');
insert into cost_center (id, code, name, geofence_id) values (1001, '4711', 'Ward 1', 1002);
insert into custom_field (id, code, name, type, required, description) values
  (1001, 'vehicle', 'Vehicle', 'SELECT', false, 'Which car was used'),
  (1002, 'on-call', 'On call', 'FLAG', false, '');
insert into custom_field_option (id, custom_field_id, code, name, sequence) values
  (1002, 1001, 'van', 'Van', 2), (1001, 1001, 'bike', 'Bike', 1), (1003, 1002, 'on-call', 'On call', 0);
insert into time_type (id, code, external_name, sequence) values
  (1001, 'work', 'Working time', 1), (1002, 'training', 'Training', 2);
insert into time_type_custom_field (time_type_id, custom_field_id) values (1001, 1001);
insert into time_type_profile (id, code, main_time_type_id) values (1001, 'standard', 1001);
insert into time_type_profile_type (time_type_profile_id, time_type_id) values
  (1001, 1002), (1001, 1001);
insert into reason (id, code, names, sequence, for_shifts, for_segments) values
  (1002, 'FORGOT_BREAK', '{"en": "Forgot the break"}', 2, false, true),
  (1001, 'FORGOT', '{"en": "Forgot to clock", "de": "Buchung vergessen"}', 1, true, true),
  (1003, 'TRAVEL', '{"en": "On a journey", "de": "Auf Reisen"}', 3, true, false);
insert into holiday_calendar (id, code) values (1001, 'de');
insert into holiday (holiday_calendar_id, date, name) values
  (1001, '2026-03-09', 'Founders'' Day'), (1001, '2026-04-03', 'Good Friday');

insert into employee
  (id, employee_number, first_name, last_name, username, password_hash, authorities, is_24_hour, locale)
values
  (1001, 'E-1', 'Ella', 'Brandt', 'ella', '$argon2id$v=19$m=19456,t=2,p=1$NIH1Ruh6xIuGLurLswhfXw$BGI2VE8rVNLMpM74CuBCoah9BE/yvZuCYfN6QghoV3o', '{}', true, 'en'),
  (1002, 'E-2', 'Max', 'Kern', 'max', '$argon2id$v=19$m=19456,t=2,p=1$NIH1Ruh6xIuGLurLswhfXw$BGI2VE8rVNLMpM74CuBCoah9BE/yvZuCYfN6QghoV3o', '{APPROVE_TIME}', true, 'de'),
  (1003, 'E-3', 'Olga', 'Saetang', 'olga', '$argon2id$v=19$m=19456,t=2,p=1$NIH1Ruh6xIuGLurLswhfXw$BGI2VE8rVNLMpM74CuBCoah9BE/yvZuCYfN6QghoV3o', '{}', false, 'th'),
  (1004, 'E-4', 'Dora', 'Vega', 'dora', '$argon2id$v=19$m=19456,t=2,p=1$NIH1Ruh6xIuGLurLswhfXw$BGI2VE8rVNLMpM74CuBCoah9BE/yvZuCYfN6QghoV3o', '{DEV_ADMIN}', true, 'es'),
  (1005, 'E-5', 'Nils', 'Roth', 'nils', null, '{}', true, 'en');

insert into assignment
  (id, code, employee_id, is_primary, description, position_id, start_date, end_date, country_code,
   company, cost_center_id, time_zone, time_type_profile_id, holiday_calendar_id, authorities)
values
  (1002, 'A-1b', 1001, false, 'Porter at weekends', 1003, '2025-01-01', '2025-12-31', 'DE', 'Harbour',
   null, 'Europe/Berlin', 1001, 1001, '{CAPTURE_TIME,CAPTURE_CALL_BACK}'),
  (1001, 'A-1', 1001, true, 'Nurse in ward 1', 1001, '2025-01-01', null, 'DE', 'Harbour',
   1001, 'Europe/Berlin', 1001, 1001, '{CAPTURE_TIME,VIEW_TIME,ADD_TIME}'),
  (1003, 'A-2', 1002, true, 'Head of ward 1', 1002, '2025-01-01', null, 'DE', 'Harbour',
   null, 'Europe/Berlin', 1001, 1001, '{CAPTURE_TIME,VIEW_TIME}'),
  (1004, 'A-3', 1003, true, 'Porter', 1003, '2025-01-01', null, 'TH', 'Harbour',
   null, 'Asia/Bangkok', 1001, null, '{CAPTURE_TIME,VIEW_TIME}'),
  (1005, 'A-5', 1005, true, 'Cleaner', 1003, '2025-01-01', null, 'DE', 'Harbour',
   null, 'Europe/Berlin', 1001, 1001, '{}');
insert into assignment_recording_variant (assignment_id, variant, start_date, end_date) values
  (1001, 'DURATION', '2025-01-01', '2025-06-30'), (1001, 'CLOCK', '2025-07-01', null),
  (1003, 'CLOCK', '2025-01-01', null), (1004, 'DURATION', '2025-01-01', null);
insert into assignment_geofence (assignment_id, geofence_id) values (1001, 1001);
insert into assignment_custom_field (assignment_id, custom_field_id) values (1001, 1002);

-- Max manages Ella and Nils, managed Olga until 1 March, and (by mistake) himself.
insert into manager_assignment (id, manager_id, assignment_id, start_date, end_date) values
  (1001, 1002, 1001, '2026-01-01', null),
  (1002, 1002, 1004, '2025-01-01', '2026-03-01'),
  (1003, 1002, 1003, '2025-01-01', null),
  (1004, 1002, 1005, '2025-01-01', null);

insert into terminal (id, terminal_id, description, password_hash, time_zone) values
  (1001, 'T-100', 'Main entrance', '$argon2id$v=19$m=19456,t=2,p=1$NIH1Ruh6xIuGLurLswhfXw$BGI2VE8rVNLMpM74CuBCoah9BE/yvZuCYfN6QghoV3o', 'Europe/Berlin');
