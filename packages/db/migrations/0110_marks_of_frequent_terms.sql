-- Marks with several frequent words were found by combining the lists of all marks of each word and reading every mark that has them: among ten million
-- marks three thousand rows for the eighty shortest. The list of the rarest word by length of the marks gives the shortest without reading the others.

alter table mark_word add column marks integer;
comment on column mark_word.marks is 'Of a frequent word the number of its marks when last counted.';

create or replace function count_frequent_words() returns void language sql as $$
  with counted as (select word, count(*)::int as marks from mark_posting group by word having count(*) > 1000)
  update mark_word w set is_frequent = c.word is not null, marks = c.marks
    from mark_word k left join counted c on c.word = k.word
   where k.word = w.word and (w.marks is distinct from c.marks or w.is_frequent <> (c.word is not null))
$$;
comment on function count_frequent_words() is 'Sets is_frequent and marks of the words of marks. Reads the whole index; run it daily.';
comment on column mark_word.is_frequent is 'In more than a thousand marks when last counted, by count_frequent_words. The speed of searches depends on it, and which of more marks than are given are found.';

-- Marks in a foreign script are few, and their letters are not those of the words by which they are found.
create index mark_entry_read on mark_entry using gin (terms) with (fastupdate = off) where reading <> '{}';

create function marks_of_frequent_terms(groups jsonb, everything boolean, stages text[], of_classes smallint[], most integer)
  returns setof bigint language plpgsql stable set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare rarest jsonb; least integer; expected double precision; condition text; shortest bigint[];
begin
  select (array_agg(x.g order by s.marks))[1], sum(s.letters),
         case when min(s.marks) > 0
              then exp(sum(ln(greatest(s.marks, 1))) - (count(*) - 1) * ln(greatest((select reltuples from pg_class where oid = 'mark_entry'::regclass), 1))) else 0 end
    into rarest, least, expected
    from jsonb_array_elements(groups) x(g)
   cross join lateral (
     select coalesce(sum(k.marks), 0)::double precision as marks, min(length(w)) as letters from jsonb_array_elements_text(x.g) w left join mark_word k on k.word = w) s;
  if expected > 500 then
    select string_agg(format('e.terms && %L::text[]', array(select jsonb_array_elements_text(g))), ' and ') into condition from jsonb_array_elements(groups) g;
    execute format(
      'select array(
         select d.application_id
           from (select distinct p.letters, p.application_id
                   from jsonb_array_elements_text($1) w(word)
                  cross join lateral (
                    select m.letters, m.application_id from mark_posting m
                     where m.word = w.word and m.letters >= $2 and ($3 or m.is_public) and m.stage = any ($4) and ($5 is null or m.classes && $5)
                     order by m.letters, m.application_id limit 1000) p
                  order by p.letters, p.application_id limit 1000) d
          where exists (select from (select terms from mark_entry k where k.application_id = d.application_id offset 0) e where %s)
          order by d.letters, d.application_id limit $6)', condition)
      into shortest using rarest, least, everything, stages, of_classes, most;
    if cardinality(shortest) = most then
      return query select unnest(shortest);
      return query execute format(
        'select e.application_id from mark_entry e
          where %s and e.reading <> ''{}'' and ($1 or e.is_public) and e.stage = any ($2) and ($3 is null or e.classes && $3) limit $4', condition)
        using everything, stages, of_classes, most;
      return;
    end if;
  end if;
  return query select marks_of_terms(groups, everything, stages, of_classes, most);
end $$;
comment on function marks_of_frequent_terms(jsonb, boolean, text[], smallint[], integer) is 'As marks_of_terms, of groups with frequent words. When more than 500 marks are expected to have a word of every group, a thousand marks of the rarest group are looked up, the shortest first, until "most" have all; then some of those with a transliteration too.';

select count_frequent_words();
