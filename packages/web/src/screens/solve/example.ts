// What "try an example" puts into the field: a cup of tea, in the format that most programs read.
export const EXAMPLE = `title "A cup of tea"
width 10
height 10

rows
1,1
1,1
1,1
0
9
7,2
7,1
7,2
8
5

columns
4
1,5
1,1,6
6
1,6
1,1,6
6
1,1
2,2
3
`;
