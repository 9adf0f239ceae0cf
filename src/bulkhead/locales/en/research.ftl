# Mistakes of those who make an environment for a learning program.

research-map-too-large = The map has { $width } by { $height } squares; the arrays hold { $most_wide } by { $most_high }.
research-no-such-seat = There is no seat { $seat } at this table; seats are counted from 0, and there are { $seats }.
