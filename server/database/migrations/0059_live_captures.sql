-- The second turn, which may go to the same side as the first; null in what an earlier version drew.
alter table face_capture add column second_turn text check (second_turn in ('LEFT', 'RIGHT'));
-- Digest of the person for whose registration it was drawn; null for terminals and log-ins.
alter table face_capture add column registers bytea;
