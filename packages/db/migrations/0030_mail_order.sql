-- Mails of one instant are told apart by the order they were written in.
alter table mail add column mail_nbr bigint generated always as identity;
comment on column mail.mail_nbr is 'Order of writing; says nothing else.';
