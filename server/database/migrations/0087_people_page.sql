-- When each person last logged in; their session may be over. A table of its own: an import keeps the
-- rows of `employee` locked while it writes.
create table last_log_in (
  employee_id bigint primary key references employee (id),
  at timestamptz(3) not null
);
insert into last_log_in (employee_id, at)
select employee.id, max(known.at)
from (
  select employee_id, created_at as at from access_token
  union all
  select employee_id, at from security_event where event = 'log-in' and outcome = 'OK'
) known
join employee on employee.id = known.employee_id
group by employee.id;

-- The history of an entry, newest first.
create index company_change_entry_code on company_change_entry (section, code, id desc);
