-- Which session a dialog, a question and a capture were opened in: taken to another device they open
-- nothing. Null in what an earlier version opened, and of log-ins in a browser that was not seen before.
alter table terminal_dialog add column session_id bigint;
alter table face_question add column session_id bigint;
alter table face_capture add column bound_to bytea;
