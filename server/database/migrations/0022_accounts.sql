-- Log-ins that an administrator or an import has closed (decisions: sign-in).
alter table employee add column closed_at timestamptz(3);

-- The list of accounts, page by page.
create index employee_name on employee (last_name, first_name, id);
