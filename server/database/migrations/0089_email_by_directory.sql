-- Addresses from before 0079 may be a directory's: a link for an administrator's account does not go
-- to the address of somebody whom a directory knows, until an administrator writes another one.
update employee set email_by_directory = email
where external_id is not null and email is not null and email_by_directory is null;
