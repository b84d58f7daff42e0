-- Tells this installation from others where ids leave it. Records that reached an HR system under the
-- codes of earlier versions keep them.
create table installation_code (
  id smallint primary key default 1 check (id = 1),
  code text not null,
  has_plain_codes boolean not null
);
insert into installation_code (code, has_plain_codes)
select substr(md5(gen_random_uuid()::text), 1, 10),
  exists (select from hr_outbox where has_left) or exists (select from schedule_outbox where has_left);
