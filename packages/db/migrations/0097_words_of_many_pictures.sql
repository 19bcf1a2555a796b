-- Of a sought picture's words a fifth are in thousands of pictures. Their hundred oldest were added up with the rest, two thirds of the time of a look-up,
-- and weighed as if a hundred pictures had them.

drop function pictures_with(integer[], integer, integer);

create function pictures_with(sought integer[], each_most integer, frequent_most integer, most integer)
  returns table (picture integer, weight real) language sql stable rows 400
  set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
  select p.picture, sum(l.weight)::real
    from unnest(sought) s(word)
   cross join lateral (
     select array(select e.picture from picture_posting e where e.word = s.word order by e.picture limit each_most) as pictures offset 0) k
   cross join lateral (
     select 1 / (1 + ln(cardinality(k.pictures)::float8)) as weight,
            case when cardinality(k.pictures) < each_most then k.pictures else k.pictures[1:frequent_most] end as pictures
      where k.pictures <> '{}' offset 0) l
   cross join lateral unnest(l.pictures) p(picture)
   group by 1 order by 2 desc, 1 desc limit most
$$;
comment on function pictures_with(integer[], integer, integer, integer) is 'Pictures with the words, first those with many and rare ones. sought: posted_word() of each word. Of a word in each_most pictures or more only frequent_most are read, the oldest.';
