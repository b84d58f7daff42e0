-- Who or what is removed from the company is looked for in everything that may refer to it.
create index notification_employee on notification (employee_id);
create index notification_assignment on notification (assignment_id)
  where assignment_id is not null;
create index plan_change_changed_by on plan_change (changed_by);
create index assignment_plan_changed_by on assignment_plan (changed_by)
  where changed_by is not null;
create index unworked_day_decided_by on unworked_day (decided_by);
create index unworked_record_decided_by on unworked_record (decided_by);
create index sign_off_manager on sign_off (manager_id);
create index face_registered_by on face (registered_by);
create index kept_punch_employee on kept_punch (employee_id) where employee_id is not null;
create index kept_punch_settled_by on kept_punch (settled_by) where settled_by is not null;
create index kept_punch_recorded_for on kept_punch (recorded_for) where recorded_for is not null;
create index work_schedule_individual_employee on work_schedule (individual_employee_id)
  where individual_employee_id is not null;

-- What the entries of a list were called, and where a site was, before they were changed.
create index company_change_entry_changed on company_change_entry (section, code)
  where kind = 'CHANGED';
