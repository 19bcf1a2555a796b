-- One state receipt number settles one notice, whether it names a bill or a joint bill: the two tables cannot see each other's numbers
-- while both payments are under way.
create unique index payment_notice_settled_once on payment_notice (ntpn) where outcome = 'settled';
comment on index payment_notice_settled_once is 'The notice of one payment settles once, over single and joint bills together.';
