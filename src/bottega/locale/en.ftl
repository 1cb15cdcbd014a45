list-none = nothing
list-more = { $first }, { $next }
list-last = { $first } and { $next }
