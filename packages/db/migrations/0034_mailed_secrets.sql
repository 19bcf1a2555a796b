-- Links and codes in mails: kept no longer than the mail waits, and valid from its sending. Letters to whoever no longer acts for the
-- applicant are not sent.

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

alter table mail_address add column mail_id text references mail, add column code_expires_at timestamptz;
update mail_address set code_expires_at = added_at + interval '7 days' where confirmed_at is null;
comment on column mail_address.mail_id is 'The mail that carries the code of token_hash.';
comment on column mail_address.code_expires_at is 'Until when the code confirms the mailbox, counted anew when its mail is sent.';
create index mail_address_of_mail on mail_address (mail_id) where confirmed_at is null;

alter table mail add column withheld_at timestamptz;
comment on column mail.withheld_at is 'When it was not sent because the consultant it was for no longer had a mandate over the case. Such a mail is not tried again.';
drop index mail_unsent;
create index mail_unsent on mail (queued_at) where sent_at is null and bounced_at is null and withheld_at is null;
