-- What an answer by OpenID Connect has to fit: a word that it repeats, and the secret behind the
-- challenge (PKCE). Taken once; null for SAML.
alter table sign_on_request add column nonce text, add column verifier text;

-- With which the end of the session at the provider is asked for; null for SAML.
alter table sign_on_request add column id_token text;
alter table provider_session add column id_token text;
alter table sign_on_log_out add column id_token text;

-- A provider may ask for a log-out by its session alone.
create index provider_session_index on provider_session (session_index);
