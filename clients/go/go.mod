module castrpc

go 1.19
