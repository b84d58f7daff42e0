-- What a manager decided about a day on which work was planned and none was recorded.
create table unworked_day (
  assignment_id bigint not null references assignment,
  date date not null,
  outcome text not null check (outcome in ('ABSENT', 'LEFT')),
  decided_by bigint not null references employee,
  decided_at timestamptz(3) not null,
  primary key (assignment_id, date)
);
