-- Answers are kept as the text that was sent, since nothing asks for their parts; a punch's answer
-- names its shift beside it, for later punches that name the shift by the key.
alter table command_answer add column shift_id bigint;
update command_answer set shift_id = (body #>> '{shiftTimePairs,0,originalVersionId}')::bigint;
alter table command_answer alter column body type text using body::text;

-- To compress some 3 kB would cost more than the rest of a punch.
alter table command_answer set (toast_tuple_target = 8160);
