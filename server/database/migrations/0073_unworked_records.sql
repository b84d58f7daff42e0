-- Decisions about unworked days, each chained to the one before it of the same assignment by a code of
-- the key outside of the database. A decision from before has no code.
create table unworked_record (
  assignment_id bigint not null references assignment,
  sequence integer not null,
  date date not null,
  -- Null where a decision was taken back.
  outcome text check (outcome in ('ABSENT', 'LEFT')),
  decided_by bigint not null references employee,
  recorded_at timestamptz(3) not null,
  mac bytea,
  primary key (assignment_id, sequence)
);

insert into unworked_record (assignment_id, sequence, date, outcome, decided_by, recorded_at)
select assignment_id, row_number() over (partition by assignment_id order by decided_at, date),
  date, outcome, decided_by, decided_at
from unworked_day;
