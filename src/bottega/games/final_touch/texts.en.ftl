touches-yellow = { $count } yellow
