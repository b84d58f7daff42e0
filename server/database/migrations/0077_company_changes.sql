-- Every change of the company by a file: who, when and how much of each section.
create table company_change (
  -- Counts the changes from 1; the company has the version of its last one.
  version bigint primary key,
  changed_at timestamptz not null,
  -- Null for the operator's command.
  changed_by bigint references employee (id),
  sections jsonb not null
);
create index company_change_changed_by on company_change (changed_by);

-- The entries of each change, with the fields that it changed.
create table company_change_entry (
  id bigint generated always as identity primary key,
  version bigint not null references company_change (version) on delete cascade,
  section text not null,
  -- Whom it is about: the row goes with the person's data.
  employee_id bigint references employee (id),
  code text not null,
  kind text not null check (kind in ('ADDED', 'CHANGED', 'REMOVED')),
  fields jsonb not null
);
create index company_change_entry_version on company_change_entry (version, id);
create index company_change_entry_employee on company_change_entry (employee_id)
  where employee_id is not null;
