-- Links and codes in mails: kept no longer than the mail waits, and valid from its sending.

alter table mail add column kept_body text;
comment on column mail.kept_body is 'The body without its link or code. It takes the place of body once the mail is sent or came back; null where a mail holds no secret.';

-- What was sent before this migration.
update mail set body = regexp_replace(body, 'token=[A-Za-z0-9_-]+', 'token=…', 'g')
 where kind in ('activation', 'reset') and (sent_at is not null or bounced_at is not null);
update mail set body = regexp_replace(body, '^\d{6}$', '…', 'gn')
 where kind = 'loginCode' and (sent_at is not null or bounced_at is not null);
update mail set body = regexp_replace(body, '^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$', '…', 'gn')
 where kind = 'addressConfirm' and (sent_at is not null or bounced_at is not null);

alter table user_token add column mail_id text references mail;
comment on column user_token.mail_id is 'The mail that carries the secret. When it is sent, expires_at is counted anew from that instant.';
create index user_token_of_mail on user_token (mail_id) where used_at is null;
