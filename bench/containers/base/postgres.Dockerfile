# Stands in for the official image of PostgreSQL: the same folder, user and variables.
FROM agency-base-debian
RUN apt-get update \
  && mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf \
  && apt-get install -y --no-install-recommends postgresql && rm -rf /var/lib/apt/lists/* \
  && ln -s /usr/lib/postgresql/*/bin/* /usr/local/bin/ 2>/dev/null; \
  mkdir -p /var/lib/postgresql/data /var/run/postgresql \
  && chown -R postgres:postgres /var/lib/postgresql /var/run/postgresql && chmod 1777 /var/lib/postgresql/data && chmod 3777 /var/run/postgresql
COPY postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
ENV PGDATA=/var/lib/postgresql/data
VOLUME /var/lib/postgresql/data
STOPSIGNAL SIGINT
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["postgres"]
