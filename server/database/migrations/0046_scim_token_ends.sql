-- Tokens of directories are made by administrators as well, and may end by themselves.
alter table scim_token add column expires_at timestamptz(3);
-- Null: by the command of whoever runs the server.
alter table scim_token add column created_by bigint references employee;
alter table scim_token add column ended_by bigint references employee;
