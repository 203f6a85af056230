# Stands in for the official image of Redis.
FROM agency-base-debian
RUN apt-get update && apt-get install -y --no-install-recommends redis-server redis-tools && rm -rf /var/lib/apt/lists/*
RUN mkdir -p /data && chown redis:redis /data
VOLUME /data
WORKDIR /data
CMD ["redis-server"]
