-- What a manager last decided about this version by hand: {action, by, at, reason}. Null where nobody
-- did, and for what was decided before this was kept.
alter table time_pair add column decision jsonb;

-- Whether the external HR system has ever taken any of the shift, so that an approval that has not left
-- yet can be withdrawn and it is still known what is over there.
alter table hr_outbox add column has_left boolean not null default false;
update hr_outbox set has_left = state = 'DELIVERED' or revision > 1
  or records @> '[{"state": "DONE"}]';
