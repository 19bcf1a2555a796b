-- Which objects of the file store are still named by a row: asked every night for each object.

create index stored_file_by_object on stored_file (object_key);
create index stored_file_by_rendition on stored_file (rendition_key);
create index stored_file_by_thumb on stored_file (thumb_key);
create index office_document_by_object on office_document (object_key);
