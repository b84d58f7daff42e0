-- Where somebody is signed in, as they recognise it themselves (decisions: sign-in). Null in sessions
-- of before, and of terminals.
alter table access_token
  add column way text check (way in ('PASSWORD', 'FACE', 'SIGN_ON')),
  -- What the browser calls itself, of a short list.
  add column browser text,
  add column system text;
