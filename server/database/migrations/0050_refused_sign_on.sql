-- Whom the provider named, of a log-in that was refused: told to the browser that began it.
alter table sign_on_request add column refused text;

create index sign_on_request_refused on sign_on_request (browser) where refused is not null;
