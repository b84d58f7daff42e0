-- Answers to punches go with the time that they tell of, shift by shift. Shifts come in the order of
-- their ids, so that a punch adds to the last page.
create index command_answer_shift on command_answer (shift_id) where shift_id is not null;
