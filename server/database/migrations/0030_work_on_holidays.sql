-- Temporary work counts on holidays too: the indicators of whoever has some are worked out anew.
insert into job (kind, key, payload, due_at)
select distinct 'RECOMPUTE_INDICATORS', assignment.id::text,
  jsonb_build_object('assignmentId', assignment.id), now()
from assignment
join assigned_schedule assigned
  on assigned.assignment_id = assignment.id and assigned.is_temporary
join holiday on holiday.holiday_calendar_id = assignment.holiday_calendar_id
  and holiday.date between assigned.start_date and coalesce(assigned.end_date, 'infinity')
on conflict (kind, key) do nothing;
