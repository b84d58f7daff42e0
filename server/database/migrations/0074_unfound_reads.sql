-- What one person asked for and did not find within an hour is one row with a count.
create unique index security_event_unfound
  on security_event (who, date_trunc('hour', at at time zone 'UTC'))
  where event = 'refused' and outcome = 'NOT_FOUND';
