-- Indicators are worked out anew for the days that were planned, of earlier versions too.
create index time_pair_earlier_days on time_pair (assignment_id, start_date) where not is_latest;
