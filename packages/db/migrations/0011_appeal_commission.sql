-- The Appeal Commission (Komisi Banding) as a role of its own, for accounts and for actions.

alter table app_user drop constraint app_user_role_check;
alter table app_user add constraint app_user_role_check check (role in ('applicant', 'office', 'commission'));

alter table process_action drop constraint process_action_actor_role_check;
alter table process_action add constraint process_action_actor_role_check
  check (actor_role in ('applicant', 'office', 'commission', 'system', 'public'));
