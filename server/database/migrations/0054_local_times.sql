-- The local time in a zone; in UTC where the database does not know the zone. One assignment with a
-- zone that an earlier version let in must not break the lists of everybody else.
create function local_time(instant timestamptz, zone text) returns timestamp
language plpgsql stable as $$
begin
  return instant at time zone zone;
exception when invalid_parameter_value then
  return instant at time zone 'UTC';
end $$;
