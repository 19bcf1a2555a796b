-- Searches in lists, queues and the address book compare letters as those of the register do: without apostrophes, and with letters such as đ and ø
-- as the plain ones. What is kept in such letters is written anew.

create or replace function plain_letters(words text) returns text language sql immutable strict parallel safe as $$
  select translate(replace(replace(replace(replace(lower(regexp_replace(normalize(words, NFKD),
    '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u08d3-\u08ff]+',
    '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'øđðłıħ''’‘ʼ`', 'oddlih')
$$;
comment on function plain_letters(text) is 'Small letters without marks over or under them and without apostrophes, as searches compare them: "kafe" finds "Kafé", "dangelo" "D''Angelo". Equal to plainLetters() in packages/domain/src/search/plainLetters.ts.';

update case_words set words = plain_letters(words) where words <> plain_letters(words);
update request_words set words = plain_letters(words) where words <> plain_letters(words);
update inbox_item set note_words = plain_letters(note_words) where note_words <> plain_letters(note_words);
reindex index app_user_names;
reindex index application_party_owner_names;
