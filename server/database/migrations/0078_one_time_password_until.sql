-- Until when a one-time password opens its session; null for that of the first start, which has no end.
alter table employee add column one_time_password_until timestamptz;
